import type { EmbedFact } from '#shared/definitions';

/** VideoPress's player, and the permissions of its iframe: autoplay, fullscreen and picture-in-picture. */
export const embed: EmbedFact = {
	service: 'VideoPress',
	host: 'videopress.com',
	hosts: [ 'videopress.com' ],
	base: 'videopress',
	sandbox:
		'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
	allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
};
