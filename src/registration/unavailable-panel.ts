import type { PanelDefinition } from '#shared/definitions';

/** An unavailable extension, for the list in the panel. */
export type Unavailable = {
	slug: string;
	title: string;
	reason: string;
	/**
	 * Additional data from the server about the reason, such as the names of connections that would make the extension
	 * available.
	 */
	details: readonly unknown[];
	/** ID of the connection to link to. */
	connection?: string;
};

/** The panel "Unavailable blocks", the only place that explains why a block is not in the inserter. */
export function unavailablePanel(
	unavailable: readonly Unavailable[]
): PanelDefinition {
	return {
		slug: 'unavailable-blocks',
		render: () =>
			import(
				/* webpackChunkName: "unavailable-blocks/panel" */ './unavailable-blocks'
			).then( ( { UnavailableBlocks } ) => ( {
				Panel: () => UnavailableBlocks( { unavailable } ),
			} ) ),
	};
}
