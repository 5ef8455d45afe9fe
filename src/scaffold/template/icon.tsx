/** A line of text in a frame. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 5h16v14H4zm1.5 1.5v11h13v-11zM8 11.25h8v1.5H8z" />
	</svg>
);
