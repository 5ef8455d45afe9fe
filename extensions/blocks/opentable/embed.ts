import type { EmbedFact } from '#shared/definitions';
import { HOSTS } from './rules/reservation';

/** OpenTable's form for a reservation: it opens the next step in a new window or, where the author wants that, in this one. */
export const embed: EmbedFact = {
	service: 'OpenTable',
	host: 'opentable.com',
	hosts: HOSTS,
	base: 'opentable',
	sandbox:
		'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
};
