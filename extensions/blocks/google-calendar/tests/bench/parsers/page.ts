import { googleCalendar } from '../../../provider';
import { MARKUP } from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'embed code of a calendar': {
		run: googleCalendar.parse,
		size: 2 ** 20,
		pieces: [
			...MARKUP,
			'<iframe',
			'<iframe ',
			'<iframe src="',
			" src='",
			' src=',
			'//',
			'https://',
			'>a',
		],
		frames: { '': [ '', '' ], frame: [ '<iframe ', '>' ] },
	},
};
