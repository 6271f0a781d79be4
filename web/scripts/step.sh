#!/bin/sh
# Runs one step towards the page, in the root of the repository: step.sh COMMAND.
# What the tools say goes into build/page.txt. If the step fails, build/no-page.txt says why, and what to do.

mkdir -p build
rm -f build/no-page.txt
sh -c "$1" > build/page.txt 2>&1 && exit 0

cause=$(grep -iE 'error:? .|not found|failed' build/page.txt | grep -viE 'npm (error|ERR!) (code|errno|syscall|A complete log)' | head -1)
test -n "$cause" || cause=$(grep . build/page.txt | tail -1)
if grep -qE 'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|name resolution|Network is unreachable|No matching distribution|Connection refused' build/page.txt; then
	remedy="is there a network? run make play again when there is"
else
	remedy="make clean, then make play, begins anew"
fi
{
	echo "the page could not be built: $(printf %s "${cause:-$1 failed and said nothing}" | tr -s ' \t' ' ' | cut -c 1-160)"
	test ! -f web/dist/index.html || echo "what people see is the page of an earlier build"
	echo "$remedy; build/page.txt has all that was said"
} > build/no-page.txt
exit 1
