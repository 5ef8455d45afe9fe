import {
	callName,
	nameOf,
	nodesOf,
	type PhpNode,
	type PhpSource,
} from './php-source';

type AbilityInput = { name: string; type: string; text: string };

/** An ability in WordPress's Abilities API. */
export type Ability = {
	/** Name without the plugin's prefix. */
	name: string;
	label: string;
	text: string;
	isReadonly: boolean;
	isDestructive: boolean;
	input: AbilityInput[];
	file: string;
};

/** Keys that every ability's array has, used to find abilities. */
const KEYS = [ 'label', 'description', 'input_schema', 'annotations' ];

/**
 * Finds the abilities in PHP. An ability is declared as `name => array( … )`, or as `name => Class::method()` with a
 * method that returns the array.
 */
export const findAbilities = ( sources: readonly PhpSource[] ): Ability[] =>
	sources
		.flatMap( ( source ) =>
			source.nodes
				.filter( ( { kind } ) => kind === 'entry' )
				.flatMap( ( { key, value } ): Ability[] => {
					const name = stringOf( key );
					const found = /^[a-z-]+$/.test( name )
						? findArray( nodeOf( value ), source, sources )
						: null;
					return found && isAbility( found.array )
						? [ abilityOf( name, found, sources ) ]
						: [];
				} )
		)
		.sort( ( a, b ) => a.name.localeCompare( b.name, 'en' ) );

type FoundArray = { array: PhpNode; source: PhpSource };

/** Returns the array in an expression, or the array that the called static method returns. */
function findArray(
	value: PhpNode | undefined,
	source: PhpSource,
	sources: readonly PhpSource[]
): FoundArray | null {
	if ( value?.kind === 'array' ) {
		return { array: value, source };
	}
	if ( value?.what?.kind !== 'staticlookup' ) {
		return null;
	}
	const owner = nameOf( value.what.what ).replace( /^.*\\/, '' );
	// `self` is the class in the current file.
	const home = owner
		? sources.find( ( { className } ) => className === owner )
		: source;
	const method = home?.nodes.find(
		( { kind, name } ) =>
			kind === 'method' && nameOf( name ) === callName( value )
	);
	const returned = nodesOf( method ).find(
		( { kind } ) => kind === 'return'
	);
	const array = nodesOf( returned ).find( ( { kind } ) => kind === 'array' );
	return home && array ? { array, source: home } : null;
}

const isAbility = ( array: PhpNode ): boolean =>
	KEYS.every( ( key ) => itemOf( array, key ) );

function abilityOf(
	name: string,
	{ array, source }: FoundArray,
	sources: readonly PhpSource[]
): Ability {
	const properties = itemOf( itemOf( array, 'input_schema' ), 'properties' );
	const annotations = findArray(
		itemOf( array, 'annotations' ),
		source,
		sources
	)?.array;
	const isTrue = ( key: string ) =>
		itemOf( annotations, key )?.raw === 'true';
	return {
		name,
		label: stringOf( itemOf( array, 'label' ) ),
		text: stringOf( itemOf( array, 'description' ) ),
		isReadonly: isTrue( 'readonly' ),
		isDestructive: isTrue( 'destructive' ),
		input: ( properties?.items ?? [] ).map( ( entry ) => {
			// A schema can combine several arrays: `$text + array( … )`.
			const parts = nodesOf( entry.value ).filter(
				( { kind } ) => kind === 'entry'
			);
			const of = ( key: string ) =>
				stringOf(
					nodeOf(
						parts.find( ( part ) => stringOf( part.key ) === key )
							?.value
					)
				);
			return {
				name: stringOf( entry.key ),
				type: of( 'type' ) || 'string',
				text: of( 'description' ),
			};
		} ),
		file: source.file,
	};
}

const itemOf = (
	array: PhpNode | undefined,
	key: string
): PhpNode | undefined =>
	nodeOf(
		array?.items?.find( ( item ) => stringOf( item.key ) === key )?.value
	);

const nodeOf = ( value: PhpNode[ 'value' ] ): PhpNode | undefined =>
	typeof value === 'object' ? value : undefined;

/** Returns a string, translated or not; empty for other expressions. */
function stringOf( node: PhpNode | null | undefined ): string {
	if ( node?.kind === 'string' ) {
		return String( node.value );
	}
	return node?.kind === 'call' ? stringOf( node.arguments?.[ 0 ] ) : '';
}
