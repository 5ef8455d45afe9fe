import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { googleCalendar as provider } from './provider';

export const googleCalendar = defineEmbed( {
	block,
	attributes,
	provider,
	// WordPress shows the title of the block or its variation, which says more than a calendar's address.
	label: () => undefined,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	editor: () =>
		import( /* webpackChunkName: "google-calendar/edit" */ './edit' ),
	variations: [
		{
			name: 'any',
			isActive: ( { ics, style }: { ics?: string; style?: string } ) =>
				!! ics || style === 'list',
		},
	],
} );
