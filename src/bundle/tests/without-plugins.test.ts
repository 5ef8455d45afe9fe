import { withoutPlugins } from '../without-plugins.js';

class CopyPlugin {}
class DefinePlugin {}
const plugins = [ new CopyPlugin(), new DefinePlugin() ];

describe( 'withoutPlugins', () => {
	it( 'removes a webpack plugin by name', () => {
		expect( withoutPlugins( plugins, [ 'CopyPlugin' ] ) ).toEqual( [
			plugins[ 1 ],
		] );
	} );

	it( 'fails the build if a plugin is not found', () => {
		expect( () =>
			withoutPlugins( plugins, [ 'CopyPlugin', 'RtlCssPlugin' ] )
		).toThrow(
			'no RtlCssPlugin to leave out: it has CopyPlugin, DefinePlugin.'
		);
	} );
} );
