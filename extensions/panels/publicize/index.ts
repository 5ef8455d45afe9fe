import type { PanelDefinition } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { panel } from './panel';

const content = () =>
	import( /* webpackChunkName: "publicize/edit" */ './content' );

export const publicize: PanelDefinition = {
	...panel,
	prePublish: 'open',
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
