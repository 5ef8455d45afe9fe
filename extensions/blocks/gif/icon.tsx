/** A film frame with a play icon and the tail of a speech bubble. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M5.5 4h13A2.5 2.5 0 0 1 21 6.5v8a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 3.8V17h-2A2.5 2.5 0 0 1 3 14.5v-8A2.5 2.5 0 0 1 5.5 4zm0 1.5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1H9v2.1l2.5-2.1h7a1 1 0 0 0 1-1v-8a1 1 0 0 0-1-1z"
		/>
		<path d="M10 7.5v6l5-3z" />
	</svg>
);
