-- Full-text index of `passages`. It keeps no copy of the text. `scope` holds the tokens of the
-- owner and the file, so that a search reads nobody else's entries.
CREATE VIRTUAL TABLE `passage_index` USING fts5(
	`scope`,
	`terms`,
	content = '',
	contentless_delete = 1,
	tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER `passage_index_delete` AFTER DELETE ON `passages` BEGIN
	DELETE FROM `passage_index` WHERE `rowid` = old.`id`;
END;
