import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { v1 } from './deprecated/v1';
import { save } from './save';
import { transforms } from './transforms';

export const repeatVisitor = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "repeat-visitor/edit" */ './edit' ),
	save,
	deprecated: [ v1 ],
	transforms,
} );
