import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/**
 * A name that a file imports from another file of the repository. `*` is the whole module, from a namespace import or
 * `import()`.
 */
type Taken = { from: string; name: string; isType: boolean };

/** A TypeScript file with its exports and its imports from other files of the repository. */
export type Module = {
	path: string;
	exports: readonly string[];
	takes: readonly Taken[];
};

/**
 * Parses all TypeScript files in `extensions`, `shared`, `src` and `tests`. Returns them by path relative to the root.
 */
export function readModules( root = '.' ): Map< string, Module > {
	const paths = globSync( '{extensions,shared,src,tests}/**/*.{ts,tsx}', {
		cwd: root,
		ignore: '**/*.d.ts',
	} ).sort();
	return new Map(
		paths.map( ( path ) => [
			path,
			readModule(
				path,
				readFileSync( join( root, path ), 'utf8' ),
				root
			),
		] )
	);
}

function readModule( path: string, text: string, root: string ): Module {
	const source = ts.createSourceFile(
		path,
		text,
		ts.ScriptTarget.Latest,
		true
	);
	const exports: string[] = [];
	const takes: Taken[] = [];
	const take = ( specifier: string, name: string, isType = false ) => {
		const from = resolveImport( path, specifier, root );
		if ( from ) {
			takes.push( { from, name, isType } );
		}
	};
	for ( const statement of source.statements ) {
		if ( ts.isImportDeclaration( statement ) ) {
			collectNames( statement, take );
		} else if ( ts.isExportDeclaration( statement ) ) {
			const names =
				statement.exportClause &&
				ts.isNamedExports( statement.exportClause )
					? statement.exportClause.elements
					: [];
			exports.push( ...names.map( ( { name } ) => name.text ) );
			const from = statement.moduleSpecifier;
			if ( from && ts.isStringLiteral( from ) ) {
				if ( ! statement.exportClause ) {
					take( from.text, '*' );
				}
				for ( const each of names ) {
					take(
						from.text,
						( each.propertyName ?? each.name ).text,
						statement.isTypeOnly || each.isTypeOnly
					);
				}
			}
		} else {
			exports.push( ...declared( statement ) );
		}
	}
	const walk = ( node: ts.Node ): void => {
		const asked =
			( ts.isCallExpression( node ) &&
				node.expression.kind === ts.SyntaxKind.ImportKeyword &&
				node.arguments[ 0 ] ) ||
			( ts.isImportTypeNode( node ) &&
				ts.isLiteralTypeNode( node.argument ) &&
				node.argument.literal );
		if ( asked && ts.isStringLiteral( asked ) ) {
			take( asked.text, '*' );
		}
		ts.forEachChild( node, walk );
	};
	walk( source );
	return { path, exports, takes };
}

function collectNames(
	{ importClause, moduleSpecifier }: ts.ImportDeclaration,
	take: ( specifier: string, name: string, isType?: boolean ) => void
): void {
	if ( ! ts.isStringLiteral( moduleSpecifier ) ) {
		return;
	}
	const bindings = importClause?.namedBindings;
	const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
	if ( ! bindings || ts.isNamespaceImport( bindings ) ) {
		take( moduleSpecifier.text, '*', isType );
		return;
	}
	for ( const each of bindings.elements ) {
		take(
			moduleSpecifier.text,
			( each.propertyName ?? each.name ).text,
			isType || each.isTypeOnly
		);
	}
}

function declared( statement: ts.Statement ): string[] {
	const isExported =
		ts.canHaveModifiers( statement ) &&
		ts
			.getModifiers( statement )
			?.some( ( { kind } ) => kind === ts.SyntaxKind.ExportKeyword );
	if ( ! isExported ) {
		return [];
	}
	if ( ts.isVariableStatement( statement ) ) {
		return statement.declarationList.declarations.flatMap( ( { name } ) =>
			namesIn( name )
		);
	}
	const { name } = statement as ts.DeclarationStatement;
	return name && ts.isIdentifier( name ) ? [ name.text ] : [ 'default' ];
}

function namesIn( name: ts.BindingName ): string[] {
	return ts.isIdentifier( name )
		? [ name.text ]
		: name.elements.flatMap( ( element ) =>
				ts.isBindingElement( element ) ? namesIn( element.name ) : []
			);
}

/** Returns the path of the imported file. Undefined for packages. */
function resolveImport(
	from: string,
	specifier: string,
	root: string
): string | undefined {
	if ( specifier === '#e2e' ) {
		return 'tests/e2e/support/index.ts';
	}
	if ( specifier.startsWith( '#shared/' ) ) {
		return `shared/${ specifier.slice( '#shared/'.length ) }/index.ts`;
	}
	if ( ! specifier.startsWith( '.' ) ) {
		return undefined;
	}
	const path = normalize( join( dirname( from ), specifier ) );
	return [ '.ts', '.tsx', '/index.ts', '/index.tsx', '' ]
		.map( ( ending ) => path + ending )
		.find(
			( candidate ) =>
				existsSync( join( root, candidate ) ) &&
				statSync( join( root, candidate ) ).isFile()
		);
}
