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
import { withMissingBlock } from './with-missing-block';
import { withUpgradeWarning } from './upgrade-warning';

/** What starting does to the outside: handed in, so that a test records instead of mocking modules. */
export type Host = {
	registerBlockType( name: string, settings: object ): unknown;
	/** The categories that this editor offers blocks in. */
	getCategories(): readonly { slug: string }[];
	registerPlugin(
		name: string,
		settings: { render: ComponentType }
	): unknown;
	addFilter: AddFilter;
	/** Tells a developer something. */
	warn( message: string, details: readonly unknown[] ): void;
	/** Greets an author who comes back from somewhere with what came of it. */
	showStatusNotices(): unknown;
};

/** Carries the decisions out: all that starting the editor does. */
export function registerAll( decisions: Decisions, host: Host ): void {
	const blocks = registered( decisions.blocks );
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
	for ( const { definition, title, decision } of decisions.panels ) {
		if ( decision.kind === 'register' ) {
			host.registerPlugin( `${ NAMESPACE }-${ definition.slug }`, {
				render: panelPlaces( definition, title ),
			} );
			definition.begin?.();
		}
	}
	for ( const { definition } of registered( decisions.enhancements ) ) {
		definition.enhance( host.addFilter );
	}
	for ( const [ message, details ] of decisions.warnings ) {
		host.warn( message, details );
	}
	host.showStatusNotices();
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
 * Adds the filters for all blocks: the badge in the translated title, an existing category, parsed attributes, the
 * alignment in transforms, and what stands in place of a block that is not registered.
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

/** Assigns an existing category. Without any, the block gets none, and a warning is logged for developers. */
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

/** The title of a block of the beta list. */
function titleWithBadge( title: string ): string {
	return sprintf(
		// translators: %s: title of a block.
		__( '%s (beta)', 'dovetail-blocks' ),
		title
	);
}

type Attributes = Record< string, unknown >;

/** The block's schema, or that of the earlier format that WordPress is trying: it says which by its `save`. */
function schemaOf(
	{ attributes, deprecated = [] }: BlockDefinition,
	save: unknown
): AttributesSchema {
	return (
		deprecated.find( ( format ) => format.save === save )?.attributes ??
		attributes
	);
}

/** From the block comment as it stands: WordPress has dropped what is of another type, a `"false"` for one. */
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
