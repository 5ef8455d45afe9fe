import { readAttributes, type AttributesSchema } from '#shared/attributes';
import {
	NAMESPACE,
	blockName,
	type AddFilter,
	type BlockDefinition,
} from '#shared/definitions';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { Decided, Decisions } from './decide-all';
import { findCategory } from './find-category';
import { keepAlign } from './keep-align';
import { lazyEdit, lazyIcon } from './lazy';
import { panelPlaces } from './panel-places';
import { sidebar } from './sidebar';
import { withMissingBlock } from './with-missing-block';
import { withUpgradeWarning } from './upgrade-warning';

/**
 * Functions with side effects that the editor part needs. They are parameters, so that tests can record calls without
 * mocking modules.
 */
export type Host = {
	registerBlockType( name: string, settings: object ): unknown;
	getCategories(): readonly { slug: string }[];
	registerPlugin(
		name: string,
		settings: { render: ComponentType }
	): unknown;
	addFilter: AddFilter;
	warn( message: string, details: readonly unknown[] ): void;
	/** Shows the result of an action on another page, such as a checkout, to the author who returns from it. */
	showStatusNotices(): unknown;
};

/** Starts the editor part of the plugin: registers all extensions as decided. */
export function registerAll( decisions: Decisions, host: Host ): void {
	// A search in the inserter lists equal matches in this order, so that a finished block is found before a beta one.
	const isBeta = ( { definition }: Registered< BlockDefinition > ) =>
		Number( definition.list === 'beta' );
	const blocks = registered( decisions.blocks ).sort(
		( a, b ) => isBeta( a ) - isBeta( b )
	);
	addBlockFilters( blocks, host );
	for ( const { definition, upgradeTo } of blocks ) {
		const Edit = lazyEdit( definition );
		host.registerBlockType( blockName( definition.slug ), {
			edit: upgradeTo ? withUpgradeWarning( Edit, upgradeTo ) : Edit,
			save: definition.save,
			icon: lazyIcon( definition ),
			transforms: definition.transforms,
			deprecated: definition.deprecated,
			variations: definition.variations,
			__experimentalLabel: definition.label,
		} );
	}
	registerPanels( decisions.panels, host );
	for ( const { definition } of registered( decisions.enhancements ) ) {
		definition.enhance( host.addFilter );
	}
	for ( const [ message, details ] of decisions.warnings ) {
		host.warn( message, details );
	}
	host.showStatusNotices();
}

/** Registers the sidebar with all panels, and adds the panels that are also shown before or after publishing. */
function registerPanels(
	decided: Decisions[ 'panels' ],
	{ registerPlugin }: Pick< Host, 'registerPlugin' >
): void {
	const panels = decided
		.filter( ( { decision } ) => decision.kind === 'register' )
		.map( ( { definition, title } ) => {
			const { slug } = definition;
			const source = { load: definition.render };
			if ( definition.prePublish || definition.postPublish ) {
				registerPlugin( `${ NAMESPACE }-${ slug }`, {
					render: panelPlaces( definition, title, source ),
				} );
			}
			definition.begin?.();
			return { slug, title, source };
		} );
	if ( panels.length ) {
		registerPlugin( `${ NAMESPACE }-sidebar`, {
			render: sidebar( panels ),
		} );
	}
}

type Registered< Definition > = {
	definition: Definition;
	badge: 'beta' | null;
	upgradeTo: string | null;
};

function registered< Definition >(
	decided: readonly Decided< Definition >[]
): Registered< Definition >[] {
	return decided.flatMap( ( { definition, decision } ) =>
		decision.kind === 'register' ? [ { definition, ...decision } ] : []
	);
}

/** Categories used when the site removed a block's own category. */
const FALLBACK = [ 'widgets', 'text' ];

type Settings = {
	title: string;
	category?: string;
	edit?: Parameters< typeof withMissingBlock >[ 0 ];
};

/**
 * Adds the filters for all blocks: for the badge in the title, the category, attributes, the alignment in transforms,
 * and unregistered blocks.
 */
function addBlockFilters(
	blocks: readonly Registered< BlockDefinition >[],
	{ addFilter, getCategories }: Pick< Host, 'addFilter' | 'getCategories' >
): void {
	const byName = new Map(
		blocks.map( ( block ) => [ blockName( block.definition.slug ), block ] )
	);
	addFilter(
		'blocks.registerBlockType',
		`${ NAMESPACE }/settings`,
		( settings: Settings, name: string ) => {
			if ( name === 'core/missing' && settings.edit ) {
				return { ...settings, edit: withMissingBlock( settings.edit ) };
			}
			const block = byName.get( name );
			return block
				? {
						...withCategory( settings, getCategories() ),
						...( block.badge && {
							title: titleWithBadge( settings.title ),
						} ),
					}
				: settings;
		}
	);
	addFilter(
		'blocks.getBlockAttributes',
		`${ NAMESPACE }/read-attributes`,
		(
			parsed: Attributes,
			type: { name: string; save: unknown },
			_: unknown,
			comment: Attributes
		) => {
			const block = byName.get( type.name );
			return block
				? {
						...parsed,
						...wholeAttributes(
							schemaOf( block.definition, type.save ),
							parsed,
							comment
						),
					}
				: parsed;
		}
	);
	addFilter(
		'blocks.switchToBlockType.transformedBlock',
		`${ NAMESPACE }/keep-align`,
		keepAlign
	);
}

/** Assigns an existing category. If none exists, the block gets no category, and a warning is logged for developers. */
function withCategory(
	settings: Settings,
	existing: readonly { slug: string }[]
): Settings {
	const { category } = settings;
	if ( ! category ) {
		return settings;
	}
	try {
		return {
			...settings,
			category: findCategory( [ category, ...FALLBACK ], existing ),
		};
	} catch ( error ) {
		console.error( error );
		return { ...settings, category: undefined };
	}
}

function titleWithBadge( title: string ): string {
	return sprintf(
		// translators: %s: title of a block.
		__( '%s (beta)', 'dovetail-blocks' ),
		title
	);
}

type Attributes = Record< string, unknown >;

/**
 * Returns the block's attribute schema. While WordPress checks a block for an earlier format, returns that format's
 * schema, which is found by its `save` function.
 */
function schemaOf(
	{ attributes, deprecated = [] }: BlockDefinition,
	save: unknown
): AttributesSchema {
	return (
		deprecated.find( ( format ) => format.save === save )?.attributes ??
		attributes
	);
}

/** Reads the attributes from the block comment, because WordPress drops values of the wrong type, such as `"false"`. */
function wholeAttributes(
	schema: AttributesSchema,
	parsed: Attributes,
	comment: Attributes
): Attributes {
	return readAttributes(
		schema,
		Object.fromEntries(
			Object.entries( schema ).map( ( [ name, { source } ] ) => [
				name,
				( source ? parsed : comment )[ name ],
			] )
		)
	);
}
