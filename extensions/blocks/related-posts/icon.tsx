/** A post with two smaller posts beside it. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 5h9v14H4V5zm1.5 1.5v11h6v-11h-6zM15 5h5v6h-5V5zm1.5 1.5v3h2v-3h-2zM15 13h5v6h-5v-6zm1.5 1.5v3h2v-3h-2z" />
	</svg>
);
