import { buttonHtml, inputHtml } from '../../../rules/button-html';
import { escapeRichText } from '#shared/attributes';
import { MARKUP, WORDS } from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'text with formats': {
		run: ( text ) => [
			inputHtml( text ),
			buttonHtml( text ),
			escapeRichText( text ),
		],
		size: 2 ** 20,
		pieces: [ ...MARKUP, ...WORDS, '<br ', '<strong ' ],
		frames: { '': [ '', '' ] },
	},
};
