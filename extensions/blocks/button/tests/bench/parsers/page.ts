import { buttonHtml, inputHtml } from '../../../rules/button-html';
import { escapeRichText } from '#shared/attributes';
import {
	MARKUP,
	TEXT_PIECES,
} from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'text with formats': {
		run: ( text ) => [
			inputHtml( text ),
			buttonHtml( text ),
			escapeRichText( text ),
		],
		size: 2 ** 20,
		pieces: [ ...MARKUP, ...TEXT_PIECES, '<br ', '<strong ' ],
		frames: { '': [ '', '' ] },
	},
};
