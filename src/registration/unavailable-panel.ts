import type { PanelDefinition } from '#shared/definitions';

/** An extension that is not offered, as the author reads it. */
export type Unavailable = {
	title: string;
	reason: string;
	/** Whatever the server adds, such as the names of connections that would help. */
	details: readonly unknown[];
};

/** The panel "Unavailable blocks": the one place that says why a block is not in the inserter. */
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
