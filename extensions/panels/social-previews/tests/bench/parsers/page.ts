import { readPageTags } from '../../../rules/page-tags';
import { MARKUP } from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'head of a page': {
		run: ( text ) => readPageTags( text, 'https://a.example/' ),
		size: 2 ** 19,
		pieces: [ ...MARKUP, '<meta ', '<meta name="a">', '<link>' ],
		frames: { '': [ '', '' ], title: [ '<title>', '</title>' ] },
	},
};
