import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findEndpoints } from '../bundle/routes';

type RouteParam = { name: string; type: string; text: string };

/** A REST route of the plugin. */
export type DocumentedRoute = {
	method: string;
	path: string;
	capability: string;
	servedBy: readonly string[];
	text: string;
	params: RouteParam[];
	/** The response parser, in the format that `#shared/request` uses. */
	response: string;
	file: string;
	/** The block, panel, enhancement or shared module that declares the route. */
	owner: string;
};

/** Returns the routes that the site registers, by owner and path, with the docblocks of their declarations. */
export async function documentedRoutes(): Promise< DocumentedRoute[] > {
	return ( await findEndpoints() )
		.filter( ( { endpoint: { servedBy } } ) =>
			servedBy.some( ( server ) =>
				[ 'site', 'platform' ].includes( server )
			)
		)
		.map( ( { endpoint, name, folder, owner } ) => {
			const file = declaringFile( folder, name );
			const declared = declarationOf(
				readFileSync( file, 'utf8' ),
				name
			);
			return {
				method: endpoint.method,
				path: endpoint.path,
				capability: endpoint.capability,
				servedBy: endpoint.servedBy,
				text: declared.text,
				params: [
					...Array.from(
						endpoint.path.matchAll( /\{(\w+)\}/g ),
						( [ , param = '' ] ) => ( {
							name: param,
							type: 'in the path',
							text: '',
						} )
					),
					...Object.keys( {
						...endpoint.query,
						...endpoint.data,
					} ).map(
						( param ) =>
							declared.params.get( param ) ?? {
								name: param,
								type: '',
								text: '',
							}
					),
				],
				response: declared.response,
				file,
				owner,
			};
		} )
		.sort( ( a, b ) =>
			`${ a.owner } ${ a.path } ${ a.method }`.localeCompare(
				`${ b.owner } ${ b.path } ${ b.method }`,
				'en'
			)
		);
}

/** Returns the file that declares an endpoint: `api.ts`, or the file that it re-exports the endpoint from. */
function declaringFile( folder: string, name: string ): string {
	const file = `${ folder }/api.ts`;
	const [ , other ] =
		new RegExp(
			`export \\{[^}]*\\b${ name }\\b[^}]*\\} from '(.+?)'`
		).exec( readFileSync( file, 'utf8' ) ) ?? [];
	return other ? join( folder, `${ other }.ts` ) : file;
}

type Declared = {
	text: string;
	params: Map< string, RouteParam >;
	response: string;
};

/** Parses an exported endpoint: its docblock, its parameters with their docblocks, and its response. */
function declarationOf( source: string, name: string ): Declared {
	const tree = ts.createSourceFile(
		'api.ts',
		source,
		ts.ScriptTarget.ESNext,
		true
	);
	const statement = tree.statements.find(
		( each ): each is ts.VariableStatement =>
			ts.isVariableStatement( each ) &&
			each.declarationList.declarations.some(
				( { name: own } ) => own.getText() === name
			)
	);
	const call = statement?.declarationList.declarations[ 0 ]?.initializer;
	const [ facts ] = call && ts.isCallExpression( call ) ? call.arguments : [];
	const fields = new Map(
		facts && ts.isObjectLiteralExpression( facts )
			? facts.properties
					.filter( ts.isPropertyAssignment )
					.map(
						( property ) =>
							[
								property.name.getText(),
								property.initializer,
							] as const
					)
			: []
	);
	const wire = fields.get( 'wire' );
	return {
		text: statement ? docOf( statement ) : '',
		params: new Map(
			[ fields.get( 'query' ), fields.get( 'data' ) ].flatMap(
				( shape ) =>
					shape && ts.isObjectLiteralExpression( shape )
						? shape.properties
								.filter( ts.isPropertyAssignment )
								.map( ( property ) => {
									const param = property.name.getText();
									return [
										param,
										{
											name: param,
											type: wireType(
												property.initializer
											),
											text: docOf( property ),
										},
									] as const;
								} )
						: []
			)
		),
		response: wire ? wireType( wire ) : '',
	};
}

const docOf = ( node: ts.Node ): string =>
	ts
		.getJSDocCommentsAndTags( node )
		.filter( ts.isJSDoc )
		.map( ( { comment } ) => ts.getTextOfJSDocComment( comment ) ?? '' )
		.join( ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

/** Returns a parser as one line without the module's name, such as `list( record( { id: string } ) )`. */
const wireType = ( node: ts.Expression ): string =>
	node
		.getText()
		.replace( /\/\*[^]*?\*\/|\/\/.*/g, '' )
		.replace( /\bwire\./g, '' )
		.replace( /\s+/g, ' ' )
		.replace( /, ([})])/g, ' $1' );
