# What is wrong with the file of a card set: said after the option's name.
fault-set-unknown = Expected “{ $house }” or the text of a set (one TOML file), got { $got }.
fault-set-too-long = The file has { $letters } characters; at most { $most } are allowed.
fault-set-too-many-keys = The file has more than { $most } keys, tables and lists.
fault-set-nested-too-deep = Line { $line }: lists and tables are nested more than { $most } deep.
fault-set-key-too-deep = Line { $line }: a key has more than { $most } parts.
fault-set-not-toml =
    The file isn’t valid TOML: { $line ->
        [0] it can’t be read.
       *[other] error in line { $line }.
    }
fault-set-too-many-cards = { $section }: { $cards } cards; at most { $most } are allowed.
fault-set-too-many-kinds = { $kinds } kinds of cards; at most { $most } are allowed.
fault-set-no-such-section = { $where }: no such section. The sections are { $known }.
fault-set-no-such-field = { $where }: no such field. The fields are { $known }.
fault-set-field-missing = { $where }: this field is missing.
fault-set-needs-table = { $where }: expected a table, got { $got }.
fault-set-needs-list = { $where }: expected a list, got { $got }.
fault-set-needs-number = { $where }: expected a number from { $low } to { $high }, got { $got }.
fault-set-needs-text = { $where }: expected readable text, got { $got }.
fault-set-needs-boolean = { $where }: expected true or false, got { $got }.
fault-set-needs-id = { $where }: expected a word in lower case, with hyphens, got { $got }.
fault-set-needs-two = { $where }: expected two of { $known }, got { $got }.
fault-set-not-one-of = { $where }: expected one of { $known }, got { $got }.
fault-set-id-twice = { $where }: another card has the same id.
fault-set-costs-nothing = { $where }: a card or a task must cost something.
fault-set-deck-too-small = Developments and treasures have { $cards } copies together; at least { $needed } are needed.
fault-set-duchies = Expected { $low } to { $high } duchies, got { $duchies }.
fault-set-menaces = Expected one card of kind “{ $kind }”, got { $cards }.
fault-set-advisors = Expected at most { $most } advisors, at least { $needed } of them for any number of players; got { $advisors } and { $any }.
fault-set-advisor-deck = { $developments } developments and { $any } advisors for any number of players are too few for a deck.
fault-set-advisor-questions = The advisors of phase “{ $phase }” ask { $questions } questions together; at most { $most } are allowed.
fault-set-advisor-phase = { $where }: not possible in phase { $phase }.
fault-set-advisor-idle = { $where }: an advisor needs at least one of { $known }.
fault-set-tasks = { $where }: expected 1 to { $most } tasks, exactly one of them final; got { $tasks } with { $finals } final.
fault-more = { $words } Other faults: { $more }.
fault-drawings-too-long = { $letters } characters; at most { $most } are allowed.
fault-drawing-name = A duchy needs a name of 1 to { $most } letters: { $line }
fault-too-many-drawings = Duchy { $duchy }: at most { $most } duchies can be drawn.
