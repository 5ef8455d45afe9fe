import { linesOf } from '../../../rules/author-input';
import { TEXT_PIECES } from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'list of options': {
		run: linesOf,
		size: 2 ** 20,
		pieces: [ ...TEXT_PIECES, '- ', '1) ', '•' ],
		frames: { '': [ '', '' ] },
	},
};
