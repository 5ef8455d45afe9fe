import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { v1 } from './deprecated/v1';
import { calendly as provider } from './provider';

export const calendly = defineEmbed( {
	block,
	attributes,
	provider,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	editor: () => import( /* webpackChunkName: "calendly/edit" */ './edit' ),
	deprecated: [ v1 ],
} );
