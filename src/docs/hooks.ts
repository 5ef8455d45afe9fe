import { docblockBefore, type DocParam, type Docblock } from './docblock';
import {
	allConstants,
	callsOf,
	textOf,
	type PhpNode,
	type PhpSource,
} from './php-source';

/** A filter or action that the plugin provides for other code. */
export type Hook = {
	kind: 'filter' | 'action';
	name: string;
	text: string;
	params: readonly DocParam[];
	/** The file with the docblock. */
	file: string;
	/** Other files that call the hook. */
	alsoIn: readonly string[];
};

type HookCall = {
	kind: Hook[ 'kind' ];
	name: string;
	file: string;
	doc: Docblock | null;
	/** Number of arguments that the call passes. */
	count: number;
};

const KINDS: Readonly< Record< string, Hook[ 'kind' ] > > = {
	apply_filters: 'filter',
	apply_filters_ref_array: 'filter',
	do_action: 'action',
	do_action_ref_array: 'action',
};

/** Returns the calls to hooks whose names start with the plugin's prefix. */
function hookCalls( sources: readonly PhpSource[] ): HookCall[] {
	const constants = allConstants( sources );
	return sources.flatMap( ( source ) =>
		callsOf( source, Object.keys( KINDS ) ).flatMap(
			( { name: call, node, args } ): HookCall[] => {
				const [ first, ...values ] = args;
				const name = textOf( first, source, constants );
				return name?.startsWith( 'dovetail' )
					? [
							{
								kind: KINDS[ call ] ?? 'filter',
								name,
								file: source.file,
								doc: docblockBefore(
									source.source,
									node.loc.start.offset
								),
								count: call.endsWith( '_ref_array' )
									? itemsOf( values[ 0 ] )
									: values.length,
							},
						]
					: [];
			}
		)
	);
}

const itemsOf = ( node: PhpNode | undefined ): number =>
	node?.items?.length ?? 0;

/** Finds all hooks, sorted by name. A hook without a docblock has an empty text, which `hookProblems` reports. */
export function findHooks( sources: readonly PhpSource[] ): Hook[] {
	const calls = hookCalls( sources );
	return [ ...new Set( calls.map( ( { name } ) => name ) ) ]
		.sort()
		.flatMap( ( name ) => {
			const all = calls.filter( ( call ) => call.name === name );
			const home =
				all.find( ( { doc } ) => doc && ! doc.documentedIn ) ??
				all[ 0 ];
			return home
				? [
						{
							kind: home.kind,
							name,
							text: home.doc?.text ?? '',
							params: home.doc?.params ?? [],
							file: home.file,
							alsoIn: all
								.map( ( { file } ) => file )
								.filter( ( file ) => file !== home.file ),
						},
					]
				: [];
		} );
}

/** Returns what is missing in the docblocks of hooks, one sentence per problem. */
export function hookProblems( sources: readonly PhpSource[] ): string[] {
	const calls = hookCalls( sources );
	const hasDoc = ( file: string, name: string ) =>
		calls.some(
			( call ) =>
				call.file === file &&
				call.name === name &&
				call.doc &&
				! call.doc.documentedIn
		);
	return calls.flatMap( ( { name, file, doc, count } ) => {
		if ( ! doc?.text ) {
			return [ `${ file }: ${ name } has no docblock.` ];
		}
		if ( doc.documentedIn ) {
			return hasDoc( doc.documentedIn, name )
				? []
				: [
						`${ file }: ${ name } is not documented in ${ doc.documentedIn }.`,
					];
		}
		return [
			...( doc.params.length === count
				? []
				: [
						`${ file }: ${ name } passes ${ count } values, and its docblock has ${ doc.params.length } @param.`,
					] ),
			...doc.params
				.filter( ( { text } ) => ! text )
				.map(
					( param ) =>
						`${ file }: ${ name } does not say what ${ param.name } is.`
				),
		];
	} );
}
