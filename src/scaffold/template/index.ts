import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';

export const newBlock = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "new-block/edit" */ './edit' ),
	save,
} );
