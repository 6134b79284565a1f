"""The pass: plates waiting under a row of copper heat lamps, blank tickets on the rail, the fire behind."""
import random, math
from mathutils import Vector
from lib import studio as S, materials as M, props as P
from scenes import _food as D
SIZE = (1920, 1200)
POST = dict(exposure=0.95, contrast=1.34, sat=1.08, bloom=0.16, vignette=0.45)

def build():
    r = random.Random(3); S.MIST[:] = [2.6, 0.5]
    S.world((0.012, 0.015, 0.016), (0.02, 0.017, 0.014), (0.004, 0.004, 0.004))
    st = M.steel(0.30, brushed='Y'); cop = M.metal(M.COPPER, 0.22); wal = M.wood(M.WALNUT, 'Y', rough=0.35, coat=0.2)
    S.box((0.62, 4.2, 0.04), (0.02, 1.2, -0.02), st, bev=0.004); S.box((0.05, 4.2, 0.06), (-0.315, 1.2, -0.012), wal, bev=0.006); S.box((0.05, 4.2, 0.06), (0.355, 1.2, -0.012), wal, bev=0.006)
    # back: tiles in the dark, the mouth of the oven, shelves with pans and plates
    tile = [M.simple(c, 0.14, coat=0.5) for c in ('#0f2a22', '#143429', '#0c231d', '#183c30')]
    for i in range(34):
        for j in range(12): S.box((0.118, 0.03, 0.078), (-1.8 + i * 0.122 + 0.06 * (j % 2), 3.5, -0.1 + j * 0.082), r.choice(tile), bev=0.004)
    S.bokeh(34, (-1.3, 2.5, -0.05), (1.3, 3.2, 0.75), 0.011, 22, seed=8, temps=(1900, 2200, 2700))
    S.area((-0.75, 3.0, 0.25), (-0.3, 0, 0.1), 0.5, 16, 1900, size_y=0.35); S.area((-1.0, 0.6, 1.1), (-1.25, 1.4, 0.3), 0.6, 7, 2500); S.area((0.9, 3.1, 0.9), (0.9, 3.5, 0.2), 0.5, 10, 2500)
    S.bokeh(40, (-1.35, 3.2, 0.02), (-0.55, 3.4, 0.30), 0.010, 30, seed=5, temps=(1700, 1900))
    # shelf of pots on the far side
    for z in (0.16, 0.52): S.box((0.36, 3.6, 0.02), (-1.25, 1.6, z), wal)
    pot = S.lathe([(0, 0), (0.075, 0)] + P.P2([(0.085, 0.006), (0.088, 0.05), (0.088, 0.10)], 6) + [(0.091, 0.103), (0.085, 0.103), (0.083, 0.02)], cop, 48); pot.location.z = -9
    for i in range(14): S.dup(pot, (-1.18 + r.uniform(-.03, .03), 0.1 + i * 0.24, 0.17 if i % 2 else 0.53), (0, 0, i * 40), r.uniform(0.7, 1.1))
    # lamps
    bulb = M.emission(2300, 26, sample=False); inner = M.simple('#e8c8a0', 0.35); lamp = []
    prof = P.P2([(0.014, 0.150), (0.020, 0.135), (0.034, 0.110), (0.060, 0.055), (0.078, 0.012), (0.082, 0.0)], 8)
    L = [S.lathe(prof, cop, 72), S.lathe([(a - 0.003, b - 0.001) for a, b in prof], inner, 72), S.tube([(0, 0, 0.15), (0, 0, 1.2)], 0.004, M.simple('#0b0b0b', 0.6)), S.lathe([(0, 0.185), (0.012, 0.185), (0.015, 0.165), (0.015, 0.145), (0, 0.145)], M.brass(0.25), 32)]
    b = S.blob(0.026, bulb, 0, sub_lvl=3); b.location.z = 0.032; b.visible_shadow = False; L.append(b); L.append(S.point((0, 0, 0.022), 8.0, 2500, 0.022)); lamp = S.group(L, (0, 0, -9))
    ys = (0.0, 0.36, 0.72, 1.08, 1.44, 1.80)
    for y in ys: S.dup_group(lamp, (0.0, y + 0.02, 0.338))
    # rail with blank tickets
    S.tube([(-0.30, -0.5, 0.50), (-0.30, 2.6, 0.50)], 0.006, st); pap = M.simple('#e9e1cf', 0.8, sss=0.1)
    for i in range(9):
        t = S.grid(0.075, 0.15, 6, 14, lambda x, y: 0.004 * math.sin(y * 18 + i) + 0.10 * y * y, pap, "ticket", 0.0003); S.place(t, (-0.296, 0.05 + i * 0.21 + r.uniform(-.03, .03), 0.425), (90, 0, 90 + r.uniform(-10, 10)))
    # plates
    cer = [M.ceramic('#ded7c8', '#4a3d30', rim='#6d5138', rim_z=0.0235, amount=0.8), M.ceramic('#22302d', '#0b100f', rim='#7d5f42', rim_z=0.0235, amount=0.8)]
    pl = [P.plate(0.140, c, rim=0.019, flat=0.66) for c in cer]
    for p in pl: p.location.z = -9
    zp = 0.0060
    def plate(k, y, x=0.0): S.dup(pl[k], (x, y, 0.0))
    plate(0, 0.0); am = D.asp_mat()
    for i in range(6): S.place(D.asparagus(am, r.uniform(0.142, 0.158), r.uniform(0.0046, 0.0054), r.uniform(-.04, .04), i), (0.060 + r.uniform(-.006, .006), 0.004 + i * 0.0098 - 0.024, zp + (0.009 if i in (2, 4) else 0.0002)), (0, 0, 184 + r.uniform(-5, 5)))
    f = D.fillet(seed=3); S.place(f, (0.0, 0.004, zp + 0.0125), (6, -3, -12))
    pm = M.food('#c98f3a', '#ecc876', 50, 0.4, 0.2, bump=0.4, bscale=300, coat=0.25, c3='#f3dc9c')
    for i, (x, y, s) in enumerate(((0.056, 0.056, .0165), (0.026, 0.070, .0150), (0.080, 0.034, .0140), (-0.008, 0.072, .0145))): S.place(S.blob(s, pm, 0.08, 1.1, i, (1.25, 0.95, 0.9), 5), (x, y, zp + s * 0.86), (r.uniform(-20, 20), 0, r.uniform(0, 360)))
    S.place(D.lemon_half(0.0245, True), (0.084, -0.034, zp + 0.0215), (38, 24, 10))
    sa = M.food('#e8c76a', '#f4e0a2', 40, 0.12, 0.3, bump=0.08, coat=0.8); S.place(S.blob(0.05, sa, 0.16, 2.0, 5, (1.25, 0.75, 0.035), 5), (0.016, -0.054, zp - 0.0002), (0, 0, -10))
    for x, y, a, l, s in ((-0.030, 0.000, 20, 0.042, 0), (0.008, 0.014, 150, 0.034, 1)): D.lay_dill(M.simple('#2a6a16', 0.5, sss=0.1), x, y, a, l, s, 0.004, zmax=0.2)
    bl = P.bowl(0.098, 0.060, cer[1]); bl.location = (0.0, ys[1], 0.0); sp = S.lathe([(0, 0), (0.088, 0)], M.food('#8a4416', '#b0642a', 40, 0.4, 0, bump=0.15), 64); sp.location = (0, ys[1], 0.044); S.place(S.blob(0.034, M.simple('#e8dcc0', 0.4), 0.25, 2.0, 4, (1.3, 0.6, 0.06), 4), (-0.008, ys[1] - 0.006, 0.0445), (0, 0, 24))
    plate(0, ys[2]); lf = M.leaf('#3c6a22', '#7aa63e', trans=0.35); lv = [P.leaf(lf, 0.07, 0.034, 0.5, 0.5, 0.5, seed=i, nx=24, ny=8, serr=0.1) for i in range(3)]
    for q in lv: q.location.z = -9
    for i in range(46): a, q = r.uniform(0, 6.28), 0.055 * math.sqrt(r.random()); S.dup(r.choice(lv), (q * math.cos(a), ys[2] + q * math.sin(a), 0.014 + 0.035 * (1 - q / 0.06)), (r.uniform(-30, 30), r.uniform(-50, -5), r.uniform(0, 360)), r.uniform(0.7, 1))
    for k, y in ((1, ys[3]), (0, ys[4]), (1, ys[5])):
        plate(k, y); S.place(S.blob(0.042, M.food('#4a1c0e', '#8a3e1c', 30, 0.35, 0.1, coat=0.4), 0.25, 1.3, k + 3, (1.3, 0.8, 0.5), 4), (-0.01, y, 0.024)); S.place(S.blob(0.03, pm, 0.3, 1.4, k, (1.2, 0.9, 0.5), 4), (0.06, y + 0.02, 0.018))
    lin = P.cloth(0.20, 0.30, M.linen('#cfc5b1', thread=900), 0.006, 9, 4, n=80, folds=[(80, 0.02, 0.012, 0.012)]); S.place(lin, (0.245, -0.12, 0.0), (0, 0, 8))
    P.steam_card(0.22, 0.26, 0.06, 5, (0.0, 0.05, 0.04))
    S.area((-0.9, -0.5, 0.8), (0, 0.1, 0.05), 0.6, 7, 4600); S.area((0.8, -0.7, 0.6), (0, 0.1, 0.03), 0.5, 6, 3200)
    S.camera((0.345, -0.70, 0.312), (-0.045, 0.24, 0.142), 37, 4.0, (0.0, -0.03, 0.03))
