import { blocks, enhancements, panels } from '../extensions';
import { blockLines, enhancementLines, panelLines } from '../extensions/lists';
import type { Listed } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { showStatusNotices } from '#shared/notices';
import {
	decide,
	logSkipped,
	registerAll,
	unavailablePanel,
	type Decided,
} from '#shared/registration';
import { registerBlockType } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';

const state = readInitialState();
const lines = [ ...blockLines, ...panelLines, ...enhancementLines ];

/** A child block has no line of its own: its parent's counts. */
function lineOf( {
	slug,
	follows,
}: {
	slug: string;
	follows?: string;
} ): Listed {
	const line = lines.find(
		( listed ) => listed.slug === ( follows ?? slug )
	);
	if ( ! line ) {
		throw new Error( `No line in extensions/lists.ts for ${ slug }.` );
	}
	return line;
}

function decideAll< Definition extends { slug: string; follows?: string } >(
	definitions: readonly Definition[]
): Decided< Definition >[] {
	return definitions.map( ( definition ) => ( {
		definition,
		decision: decide( lineOf( definition ), state ),
	} ) );
}

const decisions = {
	blocks: decideAll( blocks ),
	panels: decideAll( panels ),
	enhancements: decideAll( enhancements ),
};
const all = lines.map( ( line ) => ( {
	slug: line.slug,
	decision: decide( line, state ),
} ) );
const unavailable = all.flatMap( ( { slug, decision } ) =>
	decision.kind === 'skip' && decision.why === 'unavailable'
		? [ { title: state.titles[ slug ] ?? slug, reason: decision.reason } ]
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
	{ registerBlockType, registerPlugin, addFilter }
);
void showStatusNotices();
