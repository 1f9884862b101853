/** What an operator put into DATA_DIR, and a restored server needs: their wording of the forms. */
export const DATA_FILES = ['forms/wording.json']
