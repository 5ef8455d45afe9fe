import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { v1 } from './deprecated/v1';
import { v2 } from './deprecated/v2';
import { eventbrite as provider } from './provider';

export const eventbrite = defineEmbed( {
	block,
	attributes,
	provider,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	editor: () => import( /* webpackChunkName: "eventbrite/edit" */ './edit' ),
	deprecated: [ v2, v1 ],
} );
