import type { AttributeSchema, AttributesSchema } from '#shared/attributes';

type Described = { slug: string; attributes: AttributesSchema };

const BEGIN_MARKER =
	'<!-- Attributes, from attributes.ts: npm run fixtures. The last column is written by hand. -->';
const END_MARKER = '<!-- End of attributes. -->';

/** Whether a README contains the markers around the attribute table. */
export const hasAttributeTable = ( readme: string ): boolean =>
	readme.includes( BEGIN_MARKER );

/**
 * Returns a README with an updated attribute table that keeps its descriptions. For a block family, a column lists
 * which blocks have an attribute. A README without markers is returned unchanged.
 */
export function withAttributeTable(
	readme: string,
	blocks: readonly Described[]
): string {
	const start = readme.indexOf( BEGIN_MARKER );
	const end = readme.indexOf( END_MARKER );
	if ( start < 0 || end < start ) {
		return readme;
	}
	const table = attributeTable(
		blocks,
		meaningsIn( readme.slice( start, end ) )
	);
	return `${ readme.slice( 0, start ) }${ BEGIN_MARKER }\n\n${ table }\n\n${ readme.slice( end ) }`;
}

/** Returns the descriptions in a table, by attribute. */
function meaningsIn( table: string ): Map< string, string > {
	return new Map(
		table.split( '\n' ).flatMap( ( line ) => {
			const cells = line
				.split( /(?<!\\)\|/ )
				.map( ( cell ) => cell.trim() );
			const meaning = cells.at( -2 ) ?? '';
			return [ ...( cells[ 1 ] ?? '' ).matchAll( /`([^`]+)`/g ) ].map(
				( [ , name = '' ] ) => [ name, meaning ] as const
			);
		} )
	);
}

function attributeTable(
	blocks: readonly Described[],
	meanings: ReadonlyMap< string, string >
): string {
	const rows = new Map< string, { cells: string[]; slugs: string[] } >();
	for ( const { slug, attributes } of blocks ) {
		for ( const [ name, schema ] of Object.entries( attributes ) ) {
			const cells = [
				`\`${ name }\``,
				typeOf( schema ),
				defaultOf( schema ),
			];
			const row = rows.get( cells.join() ) ?? { cells, slugs: [] };
			row.slugs.push( slug );
			rows.set( cells.join(), row );
		}
	}
	const differ = [ ...rows.values() ].some(
		( { slugs } ) => slugs.length < blocks.length
	);
	const whose = ( slugs: readonly string[] ) => {
		const others = blocks
			.map( ( { slug } ) => slug )
			.filter( ( slug ) => ! slugs.includes( slug ) );
		return others.length < slugs.length
			? [ 'all', ...others ].join( ' but ' )
			: slugs.join( ', ' );
	};
	return aligned( [
		[ 'name', 'type', 'default', ...( differ ? [ 'of' ] : [] ), 'meaning' ],
		...[ ...rows.values() ].map( ( { cells, slugs } ) => [
			...cells,
			...( differ ? [ whose( slugs ) ] : [] ),
			meanings.get( cells[ 0 ]?.slice( 1, -1 ) ?? '' ) ?? '',
		] ),
	] );
}

function typeOf( schema: AttributeSchema< unknown > ): string {
	const { source, query, items, fields, pattern } = schema;
	const words =
		source && ! query
			? `${ kindOf( schema ) }, in the saved HTML`
			: kindOf( schema );
	if ( query ) {
		return `list in the saved HTML of ${ objectOf( query ) }`;
	}
	if ( items ) {
		return `list of ${ typeOf( items ) }`;
	}
	return fields
		? objectOf( fields )
		: `${ words }${ pattern ? `, \`${ pattern.replaceAll( '|', '\\|' ) }\`` : '' }`;
}

const objectOf = ( fields: AttributesSchema ): string =>
	`\`{ ${ Object.keys( fields ).join( ', ' ) } }\``;

function kindOf( {
	type,
	enum: values,
	format,
	source,
	isPositiveInteger,
	min,
	max,
	step,
}: AttributeSchema< unknown > ): string {
	if ( values ) {
		return values
			.map( ( value ) => String( value ) || 'empty' )
			.join( ', ' );
	}
	if ( isPositiveInteger ) {
		return 'integer above 0';
	}
	const range = [
		...( min === undefined ? [] : [ `from ${ min }` ] ),
		...( max === undefined ? [] : [ `to ${ max }` ] ),
		...( step === undefined ? [] : [ `in steps of ${ step }` ] ),
	];
	return [ format ?? ( source === 'html' ? 'HTML' : type ), ...range ].join(
		' '
	);
}

function defaultOf( {
	default: fallback,
}: AttributeSchema< unknown > ): string {
	if ( fallback === undefined ) {
		return '–';
	}
	if ( Array.isArray( fallback ) && fallback.length ) {
		return `${ fallback.length } entries`;
	}
	if ( fallback === '' || Array.isArray( fallback ) ) {
		return 'empty';
	}
	return typeof fallback === 'object'
		? `\`${ JSON.stringify( fallback ) }\``
		: String( fallback ).replaceAll( '|', '\\|' );
}

function aligned( rows: readonly ( readonly string[] )[] ): string {
	const [ head = [], ...body ] = rows;
	const widths = head.map( ( _, column ) =>
		Math.max( 3, ...rows.map( ( row ) => row[ column ]?.length ?? 0 ) )
	);
	const line = ( row: readonly string[] ) =>
		`| ${ row.map( ( cell, column ) => cell.padEnd( widths[ column ] ?? 0 ) ).join( ' | ' ) } |`;
	return [
		line( head ),
		line( widths.map( ( width ) => '-'.repeat( width ) ) ),
		...body.map( line ),
	].join( '\n' );
}
