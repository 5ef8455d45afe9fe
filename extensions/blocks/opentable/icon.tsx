/** A plate between fork and knife. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M3 4h1v5h1V4h1v5h1V4h1v5l-2 2v9H5v-9L3 9zM21 4v16h-2v-6h-1V8l1-4zM13 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 1.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
	</svg>
);
