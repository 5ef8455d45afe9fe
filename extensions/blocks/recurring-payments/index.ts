import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';

export const recurringPayments = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "recurring-payments/edit" */ './edit' ),
	save,
} );
