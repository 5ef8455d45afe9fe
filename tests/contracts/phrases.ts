/** Phrases that are not allowed in the plugin's texts, each with a suggested replacement. Add to the list as needed. */
export const PHRASES: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\bsomebody\b/i, 'say who: the visitor, the author, another user' ],
	[
		/(^|[.,;:] |\bby |\bfor |\bto |\bof )who(ever)? (is|has|may|does|comes|wants|can|edits|asks|reads|sends)\b/i,
		'“people who …”, or name the role',
	],
	[ /\b(she|her|he|his|him)\b/i, 'they, you, or the role' ],
	[ /\bas far as\b/i, 'if, or nothing' ],
	[
		/\b(is|are|was|were) (handed|told|said)\b/i,
		'an active verb: passes, shows',
	],
	[
		/\b(does not|doesn[’']t) know\b|\bknows (this|that|the|it|how|nothing)\b/i,
		'rejects, has no record of, supports',
	],
	[
		/\bstands? (in|at|beside|below|above|there|alone|on|with|by|before|behind)\b/i,
		'is, appears',
	],
	[ /\bwhat (becomes|became) of\b/i, 'the result of' ],
	[ /\bof (its|their|our|one’s|your) own\b/i, 'its own …, a separate …' ],
	[ /\b(is|are) to be\b|\bis to go\b/i, 'should, will' ],
	[ /\bbut for\b|\bsave for\b/i, 'except' ],
	[ /\b(goes|go|went) on\b/i, 'continues' ],
	[
		/\bbrings? along\b|\btak(en?|es) (it )?back\b|\bis taken for\b/i,
		'includes, reverts, is treated as',
	],
	[ /\b(thereby|whereof|wholly|heeded|meanwhile)\b/i, 'a plainer word' ],
	[ /\bin place of\b/i, 'instead of' ],
];

/** Maximum number of words in a sentence, or in each part of it that ends with a colon or semicolon. */
export const MAX_WORDS = 25;
