import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';

export const newsletter = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "newsletter/edit" */ './edit' ),
	save,
	label: ( { revueUsername } ) => revueUsername || undefined,
} );
