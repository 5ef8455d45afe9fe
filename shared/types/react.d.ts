import 'react';

declare module 'react' {
	// A string, because React 18 drops boolean values of this attribute.
	interface HTMLAttributes< T > {
		inert?: '';
	}
}
