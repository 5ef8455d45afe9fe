/** A framed image with one dark half, and the divider with two arrows. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M11.25 2h1.5v3H20a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-7.25v3h-1.5v-3H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h7.25zm1.5 4.5v11h6.75v-11zM9.5 8.75 6.25 12l3.25 3.25zm5 0v6.5L17.75 12z" />
	</svg>
);
