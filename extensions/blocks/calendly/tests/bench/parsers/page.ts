import { calendly } from '../../../provider';
import { MARKUP } from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'embed code of appointments': {
		run: calendly.parse,
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
			'https://calendly.com/',
			'text:',
			"text:'",
			'>a',
			'initPopupWidget ',
		],
		frames: { '': [ '', '' ], frame: [ '<iframe ', '>' ] },
	},
};
