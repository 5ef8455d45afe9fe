import { defineEmbed } from '#shared/embed/editor';
import { attributes } from './attributes';
import { block } from './block';
import { newBlock as provider } from './provider';

export const newBlock = defineEmbed( {
	block,
	attributes,
	provider,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	editor: () =>
		import( /* webpackChunkName: "new-block/edit" */ './messages' ),
} );
