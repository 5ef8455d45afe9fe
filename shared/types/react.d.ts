import 'react';

declare module 'react' {
	// React 18 passes the attribute through without knowing it: present when it is a string.
	interface HTMLAttributes< T > {
		inert?: '';
	}
}
