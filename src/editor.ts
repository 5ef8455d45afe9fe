import { blocks, enhancements, panels } from '../extensions';
import type { ExtensionData } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { showStatusNotices } from '#shared/upgrade';
import {
	decide,
	logSkipped,
	registerAll,
	unavailablePanel,
	type Decided,
} from './registration';
import { getCategories, registerBlockType } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';

const state = readInitialState();

/** A child's gate is its parent's. */
function gateOf( definition: ExtensionData & { follows?: string } ) {
	const parent = blocks.find( ( { slug } ) => slug === definition.follows );
	return parent ?? definition;
}

function decideAll< Definition extends ExtensionData >(
	definitions: readonly Definition[]
): Decided< Definition >[] {
	return definitions.map( ( definition ) => ( {
		definition,
		decision: decide( gateOf( definition ), state ),
	} ) );
}

const decisions = {
	blocks: decideAll( blocks ),
	panels: decideAll( panels ),
	enhancements: decideAll( enhancements ),
};
/** Whom an author hears about: a child stays away with its parent. */
const all = [
	...decisions.blocks.filter( ( { definition } ) => ! definition.follows ),
	...decisions.panels,
	...decisions.enhancements,
].map( ( { definition: { slug }, decision } ) => ( { slug, decision } ) );
const unavailable = all.flatMap( ( { slug, decision } ) =>
	decision.kind === 'skip' && decision.why === 'unavailable'
		? [
				{
					title: state.titles[ slug ] ?? slug,
					reason: decision.reason,
					details: decision.details,
				},
			]
		: []
);
const notice = unavailablePanel( unavailable );

logSkipped( all, state.isDevelopment, ( message, details ) =>
	console.warn( message, ...details )
);
registerAll(
	{
		...decisions,
		panels:
			unavailable.length && state.hasPostEditor
				? [
						...decisions.panels,
						{
							definition: notice,
							decision: {
								kind: 'register',
								badge: null,
								upgradeTo: null,
							},
						},
					]
				: decisions.panels,
	},
	{ registerBlockType, getCategories, registerPlugin, addFilter }
);
void showStatusNotices();
