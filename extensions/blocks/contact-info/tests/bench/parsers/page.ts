import { linkEmails, linkPhone } from '../../../details/content';
import { readPhone, unlinkedEmail } from '../../../details/recognize';
import { findPhone } from '#shared/validation';
import { TEXT_PIECES } from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'line with a phone number': {
		run: ( line ) => [
			findPhone( line ),
			linkPhone( { phone: line } ),
			linkEmails( line ),
			unlinkedEmail( line ),
		],
		size: 256 * 1024,
		pieces: [
			...TEXT_PIECES,
			'9-17 ',
			'24.12.2026 ',
			'+1(',
			'x1',
			')',
			'!',
		],
		frames: { '': [ '', '' ], word: [ 'a', 'a' ], digit: [ '1', 'x' ] },
	},
	'line with a phone number, by data': {
		run: ( line ) => readPhone( line, 'US' ),
		size: 64 * 1024,
		pieces: [
			...TEXT_PIECES,
			'555-0100 ',
			'(',
			'+1 (',
			'1',
			'1/',
			'1-',
			'555 010 9999 ',
		],
		frames: { '': [ '', '' ] },
	},
};
