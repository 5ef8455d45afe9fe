import { isEmail, isHttpUrl, safeHref } from '#shared/validation';
import { TEXT_PIECES } from '../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'email or address': {
		run: ( text ) => [
			isEmail( text ),
			isHttpUrl( text ),
			safeHref( text ),
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
