import type { PanelDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { panel } from './panel';

const content = () =>
	import( /* webpackChunkName: "publicize/edit" */ './content' );

export const publicize: PanelDefinition = {
	...panel,
	/** Closed while no account is connected, because the panel only says so. */
	get prePublish() {
		const { isConnected } = Object( readInitialState().sidebar.publicize );
		return isConnected ? 'open' : 'closed';
	},
	postPublish: true,
	render: content,
	/** Shows tweet boundaries in a thread's text, even while the panel is closed. */
	begin: () =>
		readInitialState().isThread &&
		content().then(
			( module ) => module.begin(),
			() => {}
		),
};
