/** A page in an iframe. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 5h16v14H4zm1.5 4v8.5h13V9z" />
	</svg>
);
