import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { transforms } from './transforms';

export const subscriptions = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "subscriptions/edit" */ './edit' ),
	panel: {
		prePublish: 'open',
		postPublish: true,
		// Phones hide the icon of the plugin's sidebar.
		begin: () =>
			document.body.classList.contains( 'post-type-dovetail_mail' ) &&
			import(
				/* webpackChunkName: "subscriptions/mailing" */ './editor/mailing/mail-settings'
			).then(
				( { showInSettings } ) => showInSettings(),
				() => {}
			),
		render: () =>
			import(
				/* webpackChunkName: "subscriptions/mailing" */ './editor/mailing/status'
			),
	},
	save,
	// New forms use the block style of the theme. Saved forms keep the default style.
	variations: [
		{
			name: 'theme',
			isDefault: true,
			attributes: { className: 'is-style-theme' },
		},
	],
	transforms,
} );
