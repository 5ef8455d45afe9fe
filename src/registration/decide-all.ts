import type {
	BlockDefinition,
	EnhancementDefinition,
	ExtensionData,
	PanelDefinition,
} from '#shared/definitions';
import type { InitialState } from '#shared/initial-state';
import { decide, type Decision } from './decide';
import { unavailablePanel } from './unavailable-panel';

type Extensions = {
	blocks: readonly BlockDefinition[];
	panels: readonly PanelDefinition[];
	enhancements: readonly EnhancementDefinition[];
};

/** An extension's definition and the decision whether to register it. */
export type Decided< Definition > = {
	definition: Definition;
	decision: Decision;
};

/** The decisions about all extensions. */
export type Decisions = {
	blocks: readonly Decided< BlockDefinition >[];
	panels: readonly ( Decided< PanelDefinition > & { title: string } )[];
	enhancements: readonly Decided< EnhancementDefinition >[];
	/** Warnings for developers about unavailable extensions. Empty outside development. */
	warnings: readonly ( readonly [
		message: string,
		details: readonly unknown[],
	] )[];
};

/**
 * Decides which extensions to register. If a post is edited and some extensions are unavailable, adds a panel that
 * explains why. A pure function.
 */
export function decideAll(
	{ blocks, panels, enhancements }: Extensions,
	state: InitialState
): Decisions {
	const decided = {
		blocks: blocks.map( ( definition ) => ( {
			definition,
			decision: decide( gateOf( definition, blocks ), state ),
		} ) ),
		panels: decideEach(
			panels.filter( ( { slug } ) =>
				Object.hasOwn( state.panels, slug )
			),
			state
		),
		enhancements: decideEach( enhancements, state ),
	};
	const ownPanels = decided.blocks.flatMap(
		( { definition: { slug, panel }, decision } ) =>
			panel &&
			state.hasPostEditor &&
			Object.hasOwn( state.panels, slug ) &&
			decision.kind === 'register'
				? [ { definition: { ...panel, slug }, decision } ]
				: []
	);
	const unavailable = [
		// A child block is not registered without its parent.
		...decided.blocks.filter( ( { definition } ) => ! definition.follows ),
		...decided.panels,
		...decided.enhancements,
	].flatMap( ( { definition: { slug }, decision } ) =>
		decision.kind === 'skip' && decision.why === 'unavailable'
			? [
					{
						...decision,
						slug,
						title:
							state.titles[ slug ] ??
							state.panels[ slug ] ??
							slug,
					},
				]
			: []
	);
	return {
		...decided,
		panels: [
			// First, because what a block sends when the post is published cannot be recalled.
			...ownPanels,
			...decided.panels,
			...( unavailable.length && state.hasPostEditor
				? [
						{
							definition: unavailablePanel( unavailable ),
							decision: {
								kind: 'register',
								badge: null,
								upgradeTo: null,
							} as const,
						},
					]
				: [] ),
		].map( ( panel ) => ( {
			...panel,
			title: state.panels[ panel.definition.slug ] ?? '',
		} ) ),
		warnings: state.isDevelopment
			? unavailable.map(
					( { slug, reason, details } ) =>
						[
							`Dovetail Blocks: ${ slug } is not registered (${ reason }).`,
							details,
						] as const
				)
			: [],
	};
}

function decideEach< Definition extends ExtensionData >(
	definitions: readonly Definition[],
	state: InitialState
): Decided< Definition >[] {
	return definitions.map( ( definition ) => ( {
		definition,
		decision: decide( definition, state ),
	} ) );
}

/** Returns a block's availability. A child block has its parent's. */
function gateOf(
	block: BlockDefinition,
	blocks: readonly BlockDefinition[]
): BlockDefinition {
	return blocks.find( ( { slug } ) => slug === block.follows ) ?? block;
}
