import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';

export const simplePayments = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "simple-payments/edit" */ './edit' ),
	save,
	label: ( { title } ) => title || undefined,
} );
