import { parseAmount, readVisitorAmount } from '#shared/currency';
import { TEXT_PIECES } from '../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	amount: {
		run: ( text ) => [
			parseAmount( text, 'USD' ),
			readVisitorAmount( text, {
				code: 'USD',
				symbol: '$',
				grouping: ',',
				decimal: '.',
				precision: 2,
			} ),
		],
		size: 2 ** 20,
		pieces: [ ...TEXT_PIECES, '$', 'USD', '٠' ],
		frames: {
			'': [ '', '' ],
			number: [ '1', 'x' ],
			address: [ 'https://a', ' ' ],
		},
	},
};
