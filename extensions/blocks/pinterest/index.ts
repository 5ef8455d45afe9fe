import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { pinterest as provider } from './provider';

export const pinterest = defineEmbed( {
	block,
	attributes,
	provider,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	editor: () =>
		import( /* webpackChunkName: "pinterest/edit" */ './messages' ),
} );
