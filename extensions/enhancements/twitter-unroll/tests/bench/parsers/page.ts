import { onlyLink } from '../../../rules/thread-address';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'paragraph with a link': {
		run: onlyLink,
		size: 2 ** 20,
		pieces: [ 'href="', ' href=""', 'href="">', '>', '<', ' ' ],
		frames: { '': [ '<a ', '' ] },
	},
};
