import 'react';

declare module 'react' {
	// React 18 passes this attribute through only as a string.
	interface HTMLAttributes< T > {
		inert?: '';
	}
}
