import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { transforms } from './transforms';

export const subscriptions = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "subscriptions/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	panel: () =>
		import(
			/* webpackChunkName: "subscriptions/panel" */ './editor/mailing/panel'
		).then( ( { MailingPanels } ) => MailingPanels ),
	save,
	transforms,
} );
