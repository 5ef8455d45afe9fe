/** A map pin on a folded map. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M12 2a5.5 5.5 0 0 0-5.5 5.5C6.5 11 12 16 12 16s5.5-5 5.5-8.5A5.5 5.5 0 0 0 12 2zm0 7.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4z"
		/>
		<path d="M5.3 11.2 3 12v10l6-2.2 6 2.2 6-2.2V9.8l-2.4.9a13 13 0 0 1-.8 1.5l1.7-.6v7.2L15 20.4l-6-2.2-4.5 1.7v-6.8l1.6-.6a15 15 0 0 1-.8-1.3z" />
	</svg>
);
