import { withoutPlugins } from '../without-plugins.js';

class CopyPlugin {}
class DefinePlugin {}
const plugins = [ new CopyPlugin(), new DefinePlugin() ];

describe( 'a webpack plugin found by name', () => {
	it( 'is removed', () => {
		expect( withoutPlugins( plugins, [ 'CopyPlugin' ] ) ).toEqual( [
			plugins[ 1 ],
		] );
	} );

	it( 'fails the build if it is not found', () => {
		expect( () =>
			withoutPlugins( plugins, [ 'CopyPlugin', 'RtlCssPlugin' ] )
		).toThrow(
			'no RtlCssPlugin to leave out: it has CopyPlugin, DefinePlugin.'
		);
	} );
} );
