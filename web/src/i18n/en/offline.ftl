# The edition without a server.
offline = On this device
    .text = This page needs no server: you play in your browser, and your tables are kept in it. A server adds games with friends by link, and the stronger bots.
offline-size = Your first game loads the engine once: { $size } MB. After that you can play without a network.
offline-here = The engine is on this device: you can play without a network.
offline-loading = Loading the engine: { $done } of { $total } MB
offline-starting = Starting the engine…
offline-failed = The engine could not start. Check your connection, then reload the page.
offline-save = Save all tables to a file
offline-open = Load tables from a file
offline-opened =
    { $added ->
        [0] No new tables
        [one] { $added } new table
       *[other] { $added } new tables
    }, { $continued ->
        [0] none continued
        [one] { $continued } continued
       *[other] { $continued } continued
    }.
offline-not-opened =
    { $count ->
        [one] { $count } table could not be loaded:
       *[other] { $count } tables could not be loaded:
    }
offline-may-go = This browser may delete your tables when space runs short. Save them to a file now and then.
offline-update = A new version of this page is ready.
offline-update-now = Switch to it now
bot-takes = { $words } Takes about { $seconds } s per decision here, several times that on a phone.
refused-storage-full = There’s no space left on this device. Nothing is lost: make some room, then try again.
refused-friends = Friends join by link, which needs a server. Choose a bot or a hot seat.
refused-no-page = This needs a server.
refused-newer = This file is from a newer version. Update this page to read it.
